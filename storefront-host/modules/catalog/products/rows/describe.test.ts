import { describe as suite, expect, it } from 'vitest';
import { describe } from './describe.ts';

suite('describe: a text’s first words', () => {
  it('leaves short texts as they are, in one line', () => {
    expect(describe(' ถ้วยกาแฟ\n\n  เซรามิก ')).toBe('ถ้วยกาแฟ เซรามิก');
  });

  it('cuts Thai where a word ends', () => {
    const text = 'ถ้วยกาแฟเซรามิกเคลือบสีเขียวไข่กา ปั้นด้วยมือทีละใบ';
    expect(describe(text, 24)).toBe('ถ้วยกาแฟเซรามิกเคลือบสี…');
  });

  it('cuts English where a word ends, without what hangs over', () => {
    expect(describe('A coffee cup, glazed by hand', 15)).toBe('A coffee cup…');
  });

  it.each([155, 80, 20])('is never longer than %i', (length) => {
    const text = 'ผ้าฝ้ายทอมือย้อมครามธรรมชาติ '.repeat(20);
    expect(describe(text, length).length).toBeLessThanOrEqual(length);
    expect(describe('x'.repeat(400), length)).toHaveLength(length);
  });
});
