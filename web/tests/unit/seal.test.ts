import { expect, test } from 'vitest';
import { seal } from '../../src/app/seal.ts';

test('a number is sealed as the kernel seals it', () => {
  // The vector stands in the kernel's tests too.
  expect(seal('07'.repeat(32))).toBe('887a416ce28f33f1346775a154408acddb3fab6a49aacdf480c868481f911ae6');
});
