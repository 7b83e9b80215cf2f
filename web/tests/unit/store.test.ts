import { expect, test } from 'vitest';
import { leftOf } from '../../src/device/store.ts';

const row = { id: 'm', parts: null };

test('a match is handed over as it was kept', () => {
  const after = { owed: null, views: [1, 2, 3], over: false };
  expect(leftOf({ id: 'm', row, after, review: 'r' }, [1])).toEqual({ row, ops: [1], after, review: 'r' });
});

test('of an earlier program only the dice that were owed are known beside the operations', () => {
  const owed = { act: null, thrown: [] };
  expect(leftOf({ id: 'm', row, owed }, []).after).toEqual({ owed });
  expect(leftOf({ id: 'm', row }, []).after).toEqual({ owed: null });
});
