import { expect, it } from 'vitest';
import { fitting, pastedText } from './typed-text.ts';
import { wordAt } from './word-at.ts';

it('pastes one line into a title, and lines into a text', () => {
  expect(pastedText('ชาอู่หลง\r\n  ดอยแม่สลอง\n', false)).toBe('ชาอู่หลง ดอยแม่สลอง');
  expect(pastedText('ชา\r\nกาแฟ\tเย็น', true)).toBe('ชา\nกาแฟ เย็น');
});

it('cuts at the limit, and never between a letter and its marks', () => {
  expect(fitting('น้ำผึ้ง', 7)).toBe('น้ำผึ้ง');
  expect(fitting('ผึ้ง', 2)).toBe('');
  expect(fitting('ผึ้ง', 3)).toBe('ผึ้');
  expect(fitting('กขค', 2)).toBe('กข');
});

it('finds the word at the caret, in Thai without spaces', () => {
  const word = (text: string, offset: number) => text.slice(...wordAt(text, offset, 'th'));
  expect(word('ชาอู่หลงจากภูเขา', 9)).toBe('จาก');
  expect(word('ทำไมต้องร้านนี้', 15)).toBe('นี้');
  expect(word('Tea from the hills', 5)).toBe('from');
  expect(word('', 0)).toBe('');
});
