import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { listeners, type Mount, type View } from './mount.ts';

export const mount: Mount = (root, view) => {
  const app = createRoot(root);
  const update = ({ tag, props, on, text }: View): void =>
    flushSync(() => app.render(createElement(tag, { ...props, ...listeners(on) }, text)));
  update(view);
  return { update, remove: () => flushSync(() => app.unmount()) };
};
