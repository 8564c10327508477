interface Policy {
  readonly createHTML: (html: string) => unknown;
}
interface Page {
  readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Policy) => Policy };
  [OWN]?: Policy | undefined;
}

/** All copies of the embed on a page share the policy under this key. */
const OWN = Symbol.for('talad.policy');

const page = window as unknown as Page;

/** The embed's Trusted Types policy; undefined if the browser has none or the page refuses it. */
export let policy: Policy | undefined;
try {
  policy = page[OWN] ??= page.trustedTypes?.createPolicy('talad', { createHTML: (html) => html });
} catch {
  // Refused: start.ts warns the page's developer.
}

/**
 * `globalThis` for the code of an embed (`inject` in vite.config.ts): the page's window with our policy.
 * While it loads, Lit creates a policy named "lit-html", and throws if the page does not allow that name
 * or has another copy of Lit; it has no option for the name. Setting `window.trustedTypes` for the time of
 * the import would change the page. It costs 0.1 kB and holds as long as Lit reads
 * `globalThis.trustedTypes`, which `test/embed/hazards.test.ts` checks. Our own code uses `window` for
 * anything that needs the real object. The npm package leaves Lit to the site's own build and policy.
 */
export const ownGlobal = new Proxy(window, {
  get: (target, name) =>
    name === 'trustedTypes'
      ? { createPolicy: () => policy, emptyScript: '' }
      : target[name as keyof Window],
});
