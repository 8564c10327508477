import { lazy, Suspense, useMemo } from 'react';
import {
  AdminContext,
  CoreAdminUI,
  CustomRoutes,
  localStorageStore,
  Resource,
  type I18nProvider,
} from 'react-admin';
import { CssBaseline } from '@mui/material';
import { QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, Route } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { MyShop, UserProfile } from '@talad/elements/api/user.contract';
import { Dashboard } from './dashboard/Dashboard.tsx';
import { AppLayout } from './layout/shell/AppLayout.tsx';
import { Crash, Forbidden, Loading, NotFound } from './layout/states.tsx';
import { Notices } from './layout/shell/Notices.tsx';
import { SignedOut } from './layout/shell/SignedOut.tsx';
import { ShopProvider, useMay } from './layout/ShopContext.tsx';
import { ApiRefusal } from './providers/api-refusal.ts';
import { createAuthProvider } from './providers/auth-provider.ts';
import type { CallApi } from './providers/call-api.ts';
import { createDataProvider } from './providers/data-provider.ts';
import type { Lang } from './providers/i18n-provider.ts';
import { shopPath } from './providers/profile.ts';
import { may } from './providers/rights.ts';
import { all } from './resources/all.ts';
import type { TaladResource } from './resources/resource.ts';
import { darkTheme, lightTheme, themeIn } from './theme.ts';

/** The storefront editor is a chunk of its own, which staff without it do not load. */
const EditorPage = lazy(async () => ({
  default: (await import('./editor/EditorPage.tsx')).EditorPage,
}));

const MyNoticesPage = lazy(async () => ({
  default: (await import('./resources/settings/people/MyNoticesPage.tsx')).MyNoticesPage,
}));

interface AppProps {
  readonly profile: UserProfile;
  readonly shop: MyShop;
  readonly callApi: CallApi;
  readonly i18nProvider: I18nProvider;
  readonly language: Lang;
}

export function App(props: AppProps) {
  // A data router, because only such a router can block leaving an unsaved form.
  const router = useMemo(
    () =>
      createBrowserRouter([{ path: '*', element: <BackOffice {...props} /> }], {
        basename: shopPath(props.shop.shopname),
      }),
    [props],
  );
  return <RouterProvider router={router} />;
}

function BackOffice({ profile, shop, callApi, i18nProvider, language }: AppProps) {
  const providers = useMemo(() => {
    const store = localStorageStore(undefined, 'talad');
    store.setItem('locale', language);
    return {
      store,
      dataProvider: createDataProvider(shop, callApi),
      authProvider: createAuthProvider(profile, callApi, (resource, action) =>
        may(all, shop, resource, action),
      ),
      queryClient: createQueryClient(),
    };
  }, [profile, shop, callApi, language]);
  const themes = useMemo(
    () => ({ light: themeIn(language, lightTheme), dark: themeIn(language, darkTheme) }),
    [language],
  );
  return (
    <ShopProvider shop={shop} profile={profile} callApi={callApi} resources={all}>
      <AdminContext
        {...providers}
        i18nProvider={i18nProvider}
        lightTheme={themes.light}
        darkTheme={themes.dark}
      >
        <CssBaseline enableColorScheme />
        <CoreAdminUI
          accessDenied={Forbidden}
          authCallbackPage={false}
          catchAll={NotFound}
          dashboard={Dashboard}
          disableTelemetry
          error={Crash}
          layout={AppLayout}
          loading={Loading}
          loginPage={false}
          title={shop.title}
        >
          {all.filter(isListed).map((one) => (
            <Resource key={one.name} {...one} />
          ))}
          <CustomRoutes>
            <Route path="/my-notices" element={<MyNoticesPage />} />
          </CustomRoutes>
          <CustomRoutes noLayout>
            <Route path="/pages/:page?" element={<EditorRoute />} />
          </CustomRoutes>
        </CoreAdminUI>
        <Notices />
        <SignedOut />
      </AdminContext>
    </ShopProvider>
  );
}

function EditorRoute() {
  return useMay('pages', 'edit') ? (
    <Suspense fallback={<Loading />}>
      <EditorPage />
    </Suspense>
  ) : (
    <Forbidden />
  );
}

function isListed({ list }: TaladResource): boolean {
  return list !== undefined;
}

/** Retry only if there was no answer; a refusal is an answer. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: (count, error) =>
          count < 2 && !(error instanceof ApiRefusal && error.status >= 400 && error.status < 500),
        staleTime: 5_000,
      },
    },
  });
}
