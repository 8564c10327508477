import '@angular/compiler';
import {
  ApplicationRef,
  Component,
  createComponent,
  CUSTOM_ELEMENTS_SCHEMA,
  signal,
  type Type,
  type WritableSignal,
} from '@angular/core';
import { createApplication } from '@angular/platform-browser';
import type { Mount, View } from './mount.ts';

let application: Promise<ApplicationRef> | undefined;

interface Drawn {
  readonly view: WritableSignal<View>;
}

/**
 * Builds a component whose template names the view's parts, as an Angular developer would write it.
 */
function componentOf(view: View): Type<Drawn> {
  const { tag, props = {}, on = {} } = view;
  const bindings = Object.keys(props).map((name) => {
    const target = name.includes('-') ? `attr.${name}` : name;
    return `[${target}]="view().props?.['${name}']"`;
  });
  const events = Object.keys(on).map((type) => `(${type})="view().on?.['${type}']?.($event)"`);
  const template = `<${tag} ${[...bindings, ...events].join(' ')}>{{ view().text }}</${tag}>`;
  class AnyElement implements Drawn {
    readonly view = signal<View>(view);
  }
  Component({ selector: 'any-element', template, schemas: [CUSTOM_ELEMENTS_SCHEMA] })(AnyElement);
  return AnyElement;
}

export const mount: Mount = async (root, view) => {
  const app = await (application ??= createApplication());
  const hostElement = root.appendChild(document.createElement('div'));
  const component = createComponent(componentOf(view), {
    hostElement,
    environmentInjector: app.injector,
  });
  const update = (next: View): void => {
    component.instance.view.set(next);
    component.changeDetectorRef.detectChanges();
  };
  update(view);
  const remove = (): void => {
    component.destroy();
    hostElement.remove();
  };
  return { update, remove };
};
