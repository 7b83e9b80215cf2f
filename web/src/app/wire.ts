// Every shape that travels between server and client, under one roof.

import type { BySide, CellId, Forecast, Gesture, LogLine, Overlay, Piece, Scene, Side, Text, Touch } from '../protocol/index.ts';

export type * from '../protocol/index.ts';

export interface About { minutes_from: number; minutes_to: number; difficulty: number; hidden: boolean; dice: boolean }
export type Setting = boolean | number | string;
export type Choices = { kind: 'flag' } | { kind: 'word'; words: string[] } | { kind: 'number'; min: number; max: number; none: boolean };
export interface OptionSpec { key: string; choices: Choices; default: Setting; rule: string }
export interface GameCard { id: string; about: About; sides: [string, string]; scenarios: string[]; options: OptionSpec[] }
export type Seat = { kind: 'person' } | { kind: 'commander'; rank: string };
export type Scenario = string | { name: string; toml: string };
export interface Order { game: string; scenario: Scenario; options: { [key: string]: Setting }; players: BySide<string> }
export interface Wanted { order: Order; seats: BySide<Seat>; hot_seat: boolean; real_dice: boolean }
export interface Created { id: string; seats: BySide<string | null>; spectator: string; commitment: string | null }

export type Request =
  | { say: 'hello'; secret: string; nonce: string | null }
  | { say: 'act'; ask: number; side: Side; view: number; action: string }
  | { say: 'undo'; ask: number; side: Side }
  | { say: 'consent'; ask: number; side: Side; yes: boolean }
  | { say: 'resign'; ask: number; side: Side }
  | { say: 'throw'; ask: number; value: number }
  | { say: 'correct'; ask: number; index: number; value: number }
  | { say: 'explain'; ask: number; side: Side; touched: Touch[] }
  | { say: 'forecast'; ask: number; side: Side; action: string }
  | { say: 'hint'; ask: number; side: Side }
  | { say: 'hurry' }
  | { say: 'replay'; ask: number; side: Side | null; ply: number }
  | { say: 'record'; ask: number };

export interface Odds { exact: boolean; ways: number; error: number; dice: boolean; rows: OddsRow[] }
export interface OddsRow { what: Text; chance: number }
export interface Frame { line: LogLine; pieces: Piece[]; overlays: Overlay[] }
export interface LogPart { ply: number; lines: LogLine[] }
export type Undo = 'none' | 'free' | 'ask' | 'asked' | 'answer';
export interface End { winner: Side | null; degree: string; verdict: Text }
export interface DieAsked { what: Text; faces: number; lowest: number; index: number }
export interface Correctable { faces: number; lowest: number; value: number }
export interface View {
  view: number; ply: number; scene: Scene; gestures: Gesture[]; awaits: BySide<boolean>; sealed: boolean;
  end: End | null; undo: Undo; die: DieAsked | null; correctable: Correctable[];
}
export interface SeatView { side: Side | null; view: View }
export interface Welcome {
  id: string; order: Order; seats: BySide<Seat>; you: Side[]; hot_seat: boolean; real_dice: boolean;
  watching: boolean; commitment: string | null; hidden: boolean;
}
export interface Table {
  views: SeatView[]; log_from: number; log: LogPart[]; frames: Frame[]; thinking: Side | null;
  present: BySide<boolean>; secret: string | null;
}
export type Answer =
  | ({ say: 'welcome' } & Welcome)
  | { say: 'waiting'; present: BySide<boolean> }
  | ({ say: 'table' } & Table)
  | { say: 'thinking'; side: Side | null }
  | { say: 'explained'; ask: number; rule: string; why: Text }
  | { say: 'forecast'; ask: number; forecast: Forecast; odds: Odds }
  | { say: 'hint'; ask: number; action: string; what: Text; why: Text }
  | { say: 'replayed'; ask: number; ply: number; scene: Scene; frames: Frame[] }
  | { say: 'record'; ask: number; text: string; file: string }
  | { say: 'done'; ask: number }
  | { say: 'refused'; ask: number | null; kind: string; rule: string | null; why: Text };
export type Place = CellId;
