import type { ElementDoc } from './describe-element.ts';

/** Custom Elements Manifest 2.1.0: what editors, Storybook and wrappers read. */
export function customElementsJson(elements: readonly ElementDoc[]): object {
  return {
    schemaVersion: '2.1.0',
    readme: 'README.md',
    modules: elements.map((element) => {
      const path = javascript(element.module);
      const { tag, className, description } = element;
      return {
        kind: 'javascript-module',
        path,
        declarations: [
          {
            kind: 'class',
            customElement: true,
            tagName: tag,
            name: className,
            description,
            superclass: { name: 'LitElement', package: 'lit' },
            members: [
              ...element.properties.map((property) => ({
                kind: 'field',
                name: property.name,
                description: property.description,
                type: { text: property.type },
                ...(property.attribute ? { attribute: property.attribute } : {}),
              })),
              ...element.methods.map((method) => ({ kind: 'method', ...method })),
            ],
            attributes: element.properties
              .filter((property) => property.attribute !== null)
              .map((property) => ({
                name: property.attribute,
                fieldName: property.name,
                description: property.description,
                type: { text: property.type },
              })),
            events: element.events.map(({ name, description, type }) => ({
              name,
              description,
              type: { text: type ?? 'Event' },
            })),
            slots: element.slots,
            cssParts: element.parts,
            cssProperties: element.cssProperties,
          },
        ],
        exports: [
          { kind: 'js', name: className, declaration: { name: className, module: path } },
          {
            kind: 'custom-element-definition',
            name: tag,
            declaration: { name: className, module: path },
          },
        ],
      };
    }),
  };
}

export function javascript(path: string): string {
  return path.replace(/\.ts$/, '.js');
}
