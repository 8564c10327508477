import { expect, it } from 'vitest';
import { signInPage } from './sign-in-page.ts';

it.each([
  ['th', 'ด้วย owner@talad.test และรหัสผ่าน talad-demo'],
  ['en', 'with owner@talad.test and password talad-demo'],
] as const)(
  'in %s the notice of the demo market names its account in the sentence',
  (lang, words) => {
    const page = signInPage({
      lang,
      action: '/account/interaction/x',
      email: '',
      alert: null,
      next: '',
      showDemo: true,
      notice: null,
      passkey: false,
      upstream: false,
    });
    expect(page.source.replaceAll(/<[^>]+>/g, '')).toContain(words);
  },
);
