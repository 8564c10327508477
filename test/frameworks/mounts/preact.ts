import { h, render } from 'preact';
import { listeners, type Mount, type View } from './mount.ts';

export const mount: Mount = (root, view) => {
  const update = ({ tag, props, on, text }: View): void =>
    render(h(tag, { ...props, ...listeners(on) }, text), root);
  update(view);
  return { update, remove: () => render(null, root) };
};
