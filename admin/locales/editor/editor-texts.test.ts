import { describe, expect, it } from 'vitest';
import { editorEn } from './en.ts';
import { editorTh } from './th.ts';

const variables = (text: string) =>
  new Set([...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name));

describe('the editor’s texts', () => {
  it.each(Object.entries(editorEn))('%s is Thai too and says the same', (key, english) => {
    const thai: string = Reflect.get(editorTh, key);
    expect(thai).toMatch(/\p{Script=Thai}/u);
    expect(variables(thai)).toEqual(variables(english));
  });
});
