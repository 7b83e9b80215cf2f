// From a Text to words: keys of Fluent files, words in both languages, proper names.

import { FluentBundle, FluentResource } from '@fluent/bundle';
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
  /** What a name says of itself (`.gender = f`): a sentence about `$unit` finds it as `$unit-gender`. */
  const attributes = (arg: Arg): [string, string][] => {
    if (typeof arg !== 'object' || !('key' in arg)) return [];
    for (const bundle of bundles) {
      const message = bundle.getMessage(arg.key);
      if (message) return Object.entries(message.attributes).map(([a, pattern]) => [a, bundle.formatPattern(pattern)]);
    }
    return [];
  };
  const say: Say = text => {
    if (typeof text === 'string') return text;
    if ('key' in text) {
      const args: Record<string, string | number> = {};
      for (const [name, arg] of Object.entries(text.args ?? {})) {
        args[name] = typeof arg === 'number' ? arg : say(arg);
        for (const [attribute, value] of attributes(arg)) args[`${name}-${attribute}`] = value;
      }
      for (const bundle of bundles) {
        const message = bundle.getMessage(text.key);
        if (!message?.value) continue;
        const errors: Error[] = [];
        const words = bundle.formatPattern(message.value, args, errors);
        if (words.trim()) return words;
      }
      return `[${text.key}]`;
    }
    return text[tongue] || text.en || text.fr;
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
