import { javascript } from '../manifest/custom-elements-json.ts';
import type { ElementDoc, Sources } from '../manifest/describe-element.ts';
import { eventModules } from './tag-types.ts';

interface ReactModule {
  /** `product-box`: the module is `react/product-box`. */
  readonly name: string;
  readonly code: string;
  readonly types: string;
}

/** Returns the module that makes `<talad-product-box>` the React component `<ProductBox>`. */
export function reactComponent(element: ElementDoc, sources: Sources): ReactModule {
  const { tag, className, module } = element;
  const name = tag.replace('talad-', '');
  const events = element.events.map((event) => ({
    ...event,
    // `talad-cart-add` → `onCartAdd`
    property: `on${pascal(event.name.replace('talad-', ''))}`,
  }));
  const listeners = events.map((event) => `  ${event.property}: '${event.name}',\n`).join('');
  const listenerTypes = events.map(
    (event) => `  ${event.property}: EventName<${event.type ?? 'Event'}>;\n`,
  );
  const eventTypes = [...eventModules(element, sources)].map(
    ([type, path]) => `import type { ${type} } from '../${path}';\n`,
  );
  return {
    name,
    code: `import { ${className} } from '../${javascript(module)}';
import { component } from './component.js';

export const ${pascal(name)} = component('${tag}', ${className}, {
${listeners}});
`,
    types: `import type { EventName, ReactWebComponent } from '@lit/react';
import type { ${className} } from '../${javascript(module)}';
${eventTypes.join('')}
/** \`<${pascal(name)} … />\`: \`<${tag}>\` as a React component. */
export declare const ${pascal(name)}: ReactWebComponent<${className}, {
${listenerTypes.join('')}}>;
`,
  };
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
