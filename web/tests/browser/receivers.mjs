// Those who take letters, on loopback: a mail server, a chat, and a push service whose browser's keys are known here.

import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer as createHttp } from 'node:http';
import { createServer } from 'node:net';
import { PATIENCE } from './person.mjs';

/** What has come, in its order; whoever waits gets the next. */
class Inbox {
  #came = [];
  #waiting = [];
  put(letter) {
    const waiting = this.#waiting.shift();
    if (waiting) waiting(letter);
    else this.#came.push(letter);
  }
  next() {
    if (this.#came.length) return Promise.resolve(this.#came.shift());
    return new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Error('no letter came')), PATIENCE);
      this.#waiting.push(letter => (clearTimeout(timer), done(letter)));
    });
  }
  get empty() {
    return this.#came.length === 0;
  }
}

const listening = server =>
  new Promise(done => server.listen(0, '127.0.0.1', () => done({ server, port: server.address().port })));

/** A mail server: letters as text. */
export async function mails() {
  const inbox = new Inbox();
  const { server, port } = await listening(
    createServer(socket => {
      let [data, text, rest] = [false, '', ''];
      const line = said => {
        if (data && said === '.') {
          [data] = [false];
          inbox.put(unquoted(text));
          return socket.write('250 taken\r\n');
        }
        if (data) return (text += `${said}\r\n`);
        if (/^DATA/i.test(said)) {
          [data, text] = [true, ''];
          return socket.write('354 go on\r\n');
        }
        return socket.write(/^QUIT/i.test(said) ? '221 goodbye\r\n' : '250 fine\r\n');
      };
      socket.on('error', () => {});
      socket.on('data', chunk => {
        const lines = (rest + chunk).split('\r\n');
        rest = lines.pop();
        lines.forEach(line);
      });
      socket.write('220 ready\r\n');
    }),
  );
  return { inbox, address: `smtp://127.0.0.1:${port}`, close: () => server.close() };
}

const unquoted = text =>
  /quoted-printable/i.test(text)
    ? text.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)))
    : text;

const http = inbox =>
  listening(
    createHttp((request, response) => {
      const parts = [];
      request.on('data', part => parts.push(part));
      request.on('end', () => {
        inbox.put({ headers: request.headers, body: Buffer.concat(parts) });
        response.writeHead(201).end();
      });
    }),
  );

/** A chat: letters as objects. */
export async function chat() {
  const inbox = new Inbox();
  const { server, port } = await http(inbox);
  const next = async () => JSON.parse((await inbox.next()).body);
  return { next, address: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

/** A push service and the keys of one browser: letters as that browser reads them. */
export async function pushService() {
  const inbox = new Inbox(),
    keys = createECDH('prime256v1'),
    auth = randomBytes(16);
  keys.generateKeys();
  const { server, port } = await http(inbox);
  const derive = (secret, salt, info, size) => Buffer.from(hkdfSync('sha256', secret, salt, info, size));
  const open = body => {
    const [salt, writer, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), writer]);
    const ikm = derive(keys.computeSecret(writer), auth, info, 32);
    const cek = derive(ikm, salt, 'Content-Encoding: aes128gcm\0', 16),
      nonce = derive(ikm, salt, 'Content-Encoding: nonce\0', 12),
      cipher = createDecipheriv('aes-128-gcm', cek, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      .subarray(0, -1)
      .toString();
  };
  const web = bytes => bytes.toString('base64url');
  return {
    next: async () => open((await inbox.next()).body),
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push`,
      keys: { p256dh: web(keys.getPublicKey()), auth: web(auth) },
    },
    close: () => server.close(),
  };
}
