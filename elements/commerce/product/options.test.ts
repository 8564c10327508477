import { describe, expect, it } from 'vitest';
import { pickOption, unavailableItems } from './option-choice.ts';
import { matchVariant, mergeVariant, openAxes } from './options.ts';

const axes = [
  { key: 'color', items: [{ key: 'red' }, { key: 'blue' }] },
  { key: 'size', items: [{ key: 's' }, { key: 'm' }] },
];
const one = (color: string, size: string, ready = true) => ({
  id: `${color}-${size}`,
  option_values: { color, size },
  ready_to_sell: ready,
});
const combinations = [one('red', 's'), one('red', 'm', false), one('blue', 's')];

describe('choosing options', () => {
  it.each([
    ['picks', {}, 'red', {}, { color: 'red' }],
    ['picks another one', { color: 'blue' }, 'red', {}, { color: 'red' }],
    ['the same again takes it back', { color: 'red', size: 's' }, 'red', {}, { size: 's' }],
    ['unless no-toggle', { color: 'red' }, 'red', { noToggle: true }, { color: 'red' }],
  ])('%s', (_name, choice, item, options, expected) => {
    expect(pickOption(choice, 'color', item, options)).toEqual(expected);
  });

  it('matches a variant once all options are chosen', () => {
    expect(matchVariant(axes, combinations, { color: 'red' })).toBeNull();
    expect(matchVariant(axes, combinations, { color: 'red', size: 's' })?.id).toBe('red-s');
    expect(matchVariant(axes, combinations, { color: 'blue', size: 'm' })).toBeNull();
    expect(matchVariant(axes, combinations, { color: 'green', size: 's' })).toBeNull();
    expect(matchVariant([], combinations, {})).toBeNull();
    expect(openAxes(axes, { color: 'red' }).map((axis) => axis.key)).toEqual(['size']);
  });

  it.each([
    ['nothing chosen', {}, 'size', ['m']],
    ['a colour chosen', { color: 'red' }, 'size', ['m']],
    ['a size that one colour lacks', { size: 'm' }, 'color', ['red', 'blue']],
    ['its own choice does not count', { color: 'blue' }, 'color', []],
  ])('knows what leads to nothing: %s', (_name, choice, key, expected) => {
    const axis = axes.find((candidate) => candidate.key === key) ?? axes[0]!;
    expect([...unavailableItems(axis, combinations, choice)]).toEqual(expected);
  });

  it('merges a sub-product over the main product, and no choice restores the main', () => {
    const main = { id: 1, price: 10, title: 'shirt' };
    expect(mergeVariant(main, { id: 2, price: 12 })).toEqual({
      id: 2,
      price: 12,
      title: 'shirt',
    });
    expect(mergeVariant(main, null)).toBe(main);
  });
});
