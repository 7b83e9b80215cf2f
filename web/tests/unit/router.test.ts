// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { format, parse, type Route } from '../../src/app/router.ts';

describe('addresses', () => {
  const routes: Route[] = [
    { page: 'home' },
    { page: 'watch' },
    { page: 'new', game: 'some_game' },
    { page: 'new', game: 'some_game', against: 'open' },
    { page: 'tables' },
    { page: 'player', name: 'Élan 7' },
    { page: 'ratings', game: null },
    { page: 'ratings', game: 'some_game' },
    { page: 'table', id: 'm1', secret: 's/é?' },
    { page: 'table', id: 'm1', secret: 's', at: 7 },
    { page: 'review', id: 'm1', secret: 's' },
    { page: 'army', game: 'some_game', scenario: 'open', army: null },
    { page: 'army', game: 'some_game', scenario: 'open', army: 'q1Yq-_' },
    { page: 'rules', game: 'some_game', rule: 'OV-12' },
    { page: 'rules', game: 'some_game', rule: null },
    { page: 'puzzles', game: null, number: null },
    { page: 'puzzles', game: 'some_game', number: null },
    { page: 'puzzles', game: 'some_game', number: 7 },
  ];
  it.each(routes)('$page goes there and back', route => expect(parse(format(route))).toEqual(route));
  it('lead home when they are empty, and say so when they lead nowhere', () => {
    for (const hash of ['', '#', '#/']) expect(parse(hash)).toEqual({ page: 'home' });
    for (const hash of ['#/t/only-id', '#/nowhere/x', '#/new']) expect(parse(hash)).toEqual({ page: 'lost' });
  });
  it('bear bad escapes', () => expect(parse('#/new/%E0%A4%A')).toEqual({ page: 'new', game: '%E0%A4%A' }));
});
