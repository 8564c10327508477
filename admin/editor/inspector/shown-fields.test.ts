import { expect, it } from 'vitest';
import { sectionSchemas } from '@talad/elements/sections/schemas';
import { groupOf } from './field-kinds.ts';
import { shownFields } from './shown-fields.ts';

const names = (props: Readonly<Record<string, unknown>>): readonly string[] =>
  shownFields(sectionSchemas.SlideShowSection, props, undefined, []).map(({ name }) => name);

it('shows a field only where it acts, also while its condition is not set', () => {
  expect(names({})).toEqual(expect.arrayContaining(['slidesToShow', 'textGround', 'dots']));
  expect(names({})).not.toContain('columns');
  expect(names({ layout: 'columns' })).toContain('columns');
  expect(names({ layout: 'columns' })).not.toContain('dots');
});

it('hides fields of a list that its section does not use', () => {
  const slide = (props: Readonly<Record<string, unknown>>): readonly string[] => {
    const shown = shownFields(sectionSchemas.SlideShowSection, props, undefined, []);
    return Object.keys(shown.find(({ name }) => name === 'slides')?.rule.of ?? {});
  };
  expect(slide({})).not.toContain('ground');
  expect(slide({ textGround: 'solid' })).toContain('ground');
  expect(slide({ layout: 'type' })).not.toContain('image');
});

it('puts texts and pictures first, and names for code last', () => {
  const shown = shownFields(sectionSchemas.SlideShowSection, {}, undefined, []);
  const names = (group: string) =>
    shown.filter((field) => groupOf(field) === group).map(({ name }) => name);
  expect(names('content')).toEqual(expect.arrayContaining(['slides', 'heading', 'buttonTarget']));
  expect(names('arrange')).toEqual(expect.arrayContaining(['layout', 'autoplaySpeed']));
  expect(names('style')).toEqual(expect.arrayContaining(['sectionStyle', 'backgroundImage']));
  expect(names('code')).toEqual(['cssClass', 'anchor']);
});

it('resets a choice that is not the default, and a translation', () => {
  const schema = sectionSchemas.SlideShowSection;
  const props = { title: 'ชา', layout: 'columns', fade: false };
  const resets = (overlay?: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      shownFields(schema, props, overlay, []).flatMap(({ name, reset }) =>
        reset ? [[name, reset]] : [],
      ),
    );
  expect(resets()).toEqual({ layout: 'default' });
  expect(resets({ title: 'Tea' })).toEqual({ layout: 'default', heading: 'translation' });
});
