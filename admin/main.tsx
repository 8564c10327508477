import '@fontsource-variable/noto-sans-thai/wght.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import type { ReactNode } from 'react';
import type { MyShop } from '@talad/elements/api/user.contract';
import { ApiRefusal } from './providers/api-refusal.ts';
import { App } from './App.tsx';
import { createCallApi } from './providers/call-api.ts';
import { createI18nProvider } from './providers/i18n-provider.ts';
import { pageLanguage } from './providers/language.ts';
import {
  chooseShop,
  lastShop,
  loadProfile,
  rememberShop,
  shopOfPath,
} from './providers/profile.ts';
import { signIn } from './providers/auth-provider.ts';
import { watchRights } from './providers/watch-rights.ts';
import { StartProblem, type Translate } from './layout/shell/StartProblem.tsx';

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
const cache = createCache({ key: 'talad', ...(nonce && { nonce }) });
const RELOADED = 'talad.reloaded';
const place = document.getElementById('root');

// After an update, the files of the open page no longer exist: a reload fetches the new ones.
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < 10_000) return;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

/** `was`: the shop that was open until the account's rights in it changed. */
async function start(was?: MyShop): Promise<ReactNode> {
  const callApi = createCallApi();
  const language = pageLanguage();
  const [i18nProvider, profile] = await Promise.all([
    createI18nProvider(language),
    loadProfile(callApi, shopOfPath(location.pathname)),
  ]);
  const translate: Translate = (key, vars) => i18nProvider.translate(key, vars);
  if (profile instanceof ApiRefusal) {
    if (profile.status !== 401) {
      return <StartProblem kind="failed" translate={translate} message={profile.message} />;
    }
    signIn();
    return null;
  }
  if (was && !profile.myshops.some(({ id }) => id === was.id)) {
    return (
      <StartProblem kind="ended" translate={translate} shop={was.title} shops={profile.myshops} />
    );
  }
  const choice = chooseShop(profile.myshops, location.pathname, lastShop());
  switch (choice.kind) {
    case 'none':
      return <StartProblem kind="none" translate={translate} email={profile.email} />;
    case 'foreign':
      return (
        <StartProblem
          kind="foreign"
          translate={translate}
          shopname={choice.shopname}
          shops={profile.myshops}
        />
      );
    case 'go':
      history.replaceState(null, '', `${choice.to}${location.search}`);
      return start(was);
    case 'chosen':
      rememberShop(choice.shop.shopname);
      return (
        <App
          profile={profile}
          shop={choice.shop}
          callApi={watchRights(callApi, choice.shop, () => void show(choice.shop))}
          i18nProvider={i18nProvider}
          language={language}
        />
      );
  }
}

const root = place && createRoot(place);

async function show(was?: MyShop): Promise<void> {
  const page = await start(was);
  root?.render(<CacheProvider value={cache}>{page}</CacheProvider>);
}

void show();
