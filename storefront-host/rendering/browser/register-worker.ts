interface UrlRules {
  readonly createScriptURL: (url: string) => string;
}
interface Policies {
  createPolicy(name: string, rules: UrlRules): UrlRules;
}

const WORKER = '/sw.js';

/** Trusted Types: the one script that may be named by an address, and nothing else by this policy. */
const rules: UrlRules = { createScriptURL: () => WORKER };

/** The offline page, and an icon on the home screen (service-worker.ts). */
export function registerWorker(): void {
  const policies = Reflect.get(globalThis, 'trustedTypes') as Policies | undefined;
  const policy = policies?.createPolicy('talad-worker', rules) ?? rules;
  // If the browser refuses the worker, the shop works without it.
  navigator.serviceWorker.register(policy.createScriptURL(WORKER)).catch(() => undefined);
}
