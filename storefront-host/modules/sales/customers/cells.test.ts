import { describe, expect, it } from 'vitest';
import { notesCell, readNotesCell } from './notes-cell.ts';
import { parseThaiTime } from './thai-time.ts';

describe('a time in a file', () => {
  it.each([
    ['2026-11-20 12:00', '2026-11-20T05:00:00.000Z'],
    ['2026-11-20', '2026-11-19T17:00:00.000Z'],
    ['2026-11-20T05:00:00.000Z', '2026-11-20T05:00:00.000Z'],
    // Shopify's exports.
    ['2026-11-20 12:00:00 +0700', '2026-11-20T05:00:00.000Z'],
    // Formats in which Excel saves a date again: both calendars, and Thai digits.
    ['20/11/2026 12:00', '2026-11-20T05:00:00.000Z'],
    ['20/11/2569 12:00:00', '2026-11-20T05:00:00.000Z'],
    ['๒๐/๑๑/๒๕๖๙', '2026-11-19T17:00:00.000Z'],
  ])('%s is read', (cell, time) => {
    expect(parseThaiTime(cell)?.toISOString()).toBe(time);
  });

  it.each(['2026-02-31', '31/2/2569', '11/20/2026', '2026-11-20 25:00', 'เมื่อวาน', '', '46346.5'])(
    '%s is none',
    (cell) => {
      expect(parseThaiTime(cell)).toBeNull();
    },
  );
});

describe('notes in a cell', () => {
  it('are read again as they were, also those that look like several', () => {
    const at = new Date('2026-11-20T05:00:00Z');
    const notes = [
      { body: 'ชอบให้โทรก่อนส่ง\nหลังบ่ายสาม', at },
      { body: '[2026-01-01 10:00] quoted\n\\[x]\n\\', at },
    ];
    const cell = notesCell(notes);
    expect(cell).toMatch(/^\[2026-11-20 12:00\] ชอบให้โทรก่อนส่ง\nหลังบ่ายสาม\n\[2026-11-20 12:00\] /);
    expect(readNotesCell(cell)).toEqual(notes);
  });

  it('without dates are one note', () => {
    expect(readNotesCell('VIP\nโทรก่อน')).toEqual([{ body: 'VIP\nโทรก่อน', at: null }]);
    expect(readNotesCell('')).toEqual([]);
  });
});
