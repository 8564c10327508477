import { createComponent, createSignal, mergeProps } from 'solid-js';
import { Dynamic, render } from 'solid-js/web';
import { listeners, type Mount, type View } from './mount.ts';

export const mount: Mount = (root, first) => {
  const [view, update] = createSignal<View>(first);
  const given = () => {
    const { tag, props, on, text } = view();
    return { component: tag, ...props, ...listeners(on, 'on:'), children: text };
  };
  const remove = render(() => createComponent(Dynamic, mergeProps(given) as never), root);
  return { update, remove };
};
