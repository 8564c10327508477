import type { ElementDoc } from './describe-element.ts';

/** Returns VS Code custom data: tags and attributes with descriptions and values. */
export function vscodeData(elements: readonly ElementDoc[]): object {
  return {
    version: 1.1,
    tags: elements.map(({ tag, description, properties }) => ({
      name: tag,
      description,
      attributes: properties.flatMap(({ attribute, description, type }) =>
        attribute === null ? [] : [{ name: attribute, description, ...valuesOf(type) }],
      ),
    })),
  };
}

/** Returns JetBrains web-types. */
export function webTypes(elements: readonly ElementDoc[], version: string): object {
  return {
    $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
    name: '@talad/elements',
    version,
    'description-markup': 'markdown',
    contributions: {
      html: {
        elements: elements.map((element) => ({
          name: element.tag,
          description: element.description,
          attributes: element.properties
            .filter(({ attribute }) => attribute !== null)
            .map(({ attribute, description, type }) => ({
              name: attribute,
              description,
              value: { type },
            })),
          slots: element.slots,
          js: {
            properties: element.properties.map(({ name, description, type }) => ({
              name,
              description,
              type,
            })),
            events: element.events.map(({ name, description }) => ({ name, description })),
          },
          css: { parts: element.parts, properties: element.cssProperties },
        })),
      },
    },
  };
}

/** Returns `'small' | 'large'` as values that an editor offers. */
function valuesOf(type: string): { values?: readonly { name: string }[] } {
  const values = [...type.matchAll(/'([^']*)'/g)].map(([, name = '']) => ({ name }));
  return values.length > 0 ? { values } : {};
}
