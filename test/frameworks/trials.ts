import { defineEveryElement, everyProperty, EVENTS } from './every-element.ts';
import type { Mount } from './mounts/mount.ts';
import { setBefore, setProperties, type Slip, type Way } from './set-properties.ts';

const mounts = {
  react: () => import('./mounts/react.ts'),
  preact: () => import('./mounts/preact.ts'),
  vue: () => import('./mounts/vue.ts'),
  solid: () => import('./mounts/solid.ts'),
  svelte: () => import('./mounts/svelte.ts'),
  angular: () => import('./mounts/angular.ts'),
} satisfies Readonly<Record<string, () => Promise<{ mount: Mount }>>>;

export type Framework = keyof typeof mounts;

const drawn = (): Promise<unknown> => new Promise((done) => requestAnimationFrame(done));

/** Runs these trials in a page, which has them as `trials`. */
const trials = {
  async properties(framework: Framework, mode: Way) {
    const { mount } = await mounts[framework]();
    await defineEveryElement();
    const properties = await everyProperty();
    return { slips: await setProperties(mount, properties, mode), count: properties.length };
  },

  /** Sets values before an element is defined. */
  async before(framework: Framework): Promise<readonly Slip[]> {
    const { mount } = await mounts[framework]();
    const read = await setBefore(mount, await everyProperty());
    await defineEveryElement();
    await drawn();
    return read();
  },

  /** Fires events of each kind of name, which a first listener and its replacement hear. */
  async events(framework: Framework) {
    const { mount } = await mounts[framework]();
    const heard: string[] = [];
    const on = (who: string) =>
      Object.fromEntries(
        EVENTS.map((type) => [type, (event: Event) => void heard.push(`${who} ${event.type}`)]),
      );
    const tag = 'tells-events';
    const root = document.body.appendChild(document.createElement('div'));
    const app = await mount(root, { tag, on: on('first') });
    const tell = (): void => (root.querySelector(tag) as HTMLElement & { tell(): void }).tell();
    tell();
    app.update({ tag, on: on('second') });
    tell();
    return {
      heard,
      expected: ['first', 'second'].flatMap((who) => EVENTS.map((one) => `${who} ${one}`)),
    };
  },

  /** Returns the text of an element's slot at first, after a change, and after its removal. */
  async children(framework: Framework): Promise<readonly (string | null)[]> {
    const { mount } = await mounts[framework]();
    await defineEveryElement();
    const root = document.body.appendChild(document.createElement('div'));
    const view = (text: string) => ({ tag: 'talad-carousel', text, props: { label: text } });
    const slotted = async (): Promise<string | null> => {
      await drawn();
      const shadow = root.querySelector('talad-carousel')?.shadowRoot;
      const slot = shadow?.querySelector<HTMLSlotElement>('slot:not([name])');
      return (
        slot
          ?.assignedNodes()
          .map((node) => node.textContent)
          .join('')
          .trim() ?? null
      );
    };
    const app = await mount(root, view('one'));
    const seen = [await slotted()];
    app.update(view('two'));
    seen.push(await slotted());
    app.remove();
    return [...seen, root.textContent.trim()];
  },

  /** Renders one element and leaves it there; another call changes it. */
  async show(framework: Framework, view: Parameters<Mount>[1]): Promise<void> {
    const { mount } = await mounts[framework]();
    if (shown) return shown.update(view);
    const root = document.body.appendChild(document.createElement('div'));
    shown = await mount(root, view);
  },
};

let shown: Awaited<ReturnType<Mount>> | undefined;

declare global {
  // oxlint-disable-next-line no-var -- a property of the page
  var trials: Trials;
}
type Trials = typeof trials;
globalThis.trials = trials;
