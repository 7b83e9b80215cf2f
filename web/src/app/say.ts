// From a Text to words: keys of Fluent files, words in both languages, proper names.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import * as name from './name.ts';
import type { Arg, Text } from './wire.ts';

export type Tongue = 'fr' | 'en';
export type Say = (text: Text) => string;

/** One bundle of messages in one language; later sources win. */
export function bundleOf(tongue: Tongue, ...sources: string[]): FluentBundle {
  const bundle = new FluentBundle(tongue, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Speaks from these bundles, the first that knows a message. An unknown key is shown in brackets, never as nothing. */
export function speaker(tongue: Tongue, bundles: FluentBundle[]): Say {
  const inTongue = (text: Exclude<Text, { key: string }>): string =>
    typeof text === 'string' ? text : text[tongue] || text.en || text.fr;
  /** What a name says of itself (`.gender = f`): a sentence about `$unit` finds it as `$unit-gender`. */
  const attributes = (arg: Arg): Record<string, string> => {
    if (typeof arg === 'number') return {};
    if (typeof arg === 'string' || !('key' in arg)) return name.attributes(inTongue(arg), tongue);
    for (const bundle of bundles) {
      const found = bundle.getMessage(arg.key)?.attributes;
      if (!found) continue;
      const args = Object.keys(found).length ? values(arg.args ?? {}) : {};
      return Object.fromEntries(Object.entries(found).map(([id, p]) => [id, bundle.formatPattern(p, args, [])]));
    }
    return {};
  };
  /** The arguments of a sentence, and what its names say of themselves. */
  const values = (given: Record<string, Arg>): Record<string, string | number> => {
    const args: Record<string, string | number> = {};
    for (const [id, arg] of Object.entries(given)) {
      args[id] = typeof arg === 'number' ? arg : say(arg);
      for (const [attribute, value] of Object.entries(attributes(arg))) args[`${id}-${attribute}`] = value;
    }
    return args;
  };
  const say: Say = text => {
    if (typeof text === 'string' || !('key' in text)) return name.label(inTongue(text));
    const args = values(text.args ?? {});
    for (const bundle of bundles) {
      const message = bundle.getMessage(text.key);
      if (!message?.value) continue;
      const words = bundle.formatPattern(message.value, args, []);
      if (words.trim()) return words;
    }
    return `[${text.key}]`;
  };
  return say;
}

/** Whether any bundle knows the message. */
export const knows = (bundles: FluentBundle[], key: string): boolean => bundles.some(b => b.getMessage(key)?.value);

/** French for a browser that reads French first, English otherwise. */
export const browserTongue = (languages: readonly string[]): Tongue =>
  languages
    .find(l => /^(fr|en)\b/i.test(l))
    ?.toLowerCase()
    .startsWith('fr')
    ? 'fr'
    : 'en';
