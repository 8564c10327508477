import {
  Box,
  Button,
  Card,
  CssBaseline,
  Link,
  Stack,
  ThemeProvider,
  Typography,
} from '@mui/material';
import { createTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { MyShop } from '@talad/elements/api/user.contract';
import { shopPath } from '../../providers/profile.ts';
import { darkTheme, lightTheme } from '../../theme.ts';

export type Translate = (key: string, vars?: Record<string, string>) => string;

type StartProblemProps = { readonly translate: Translate } & (
  | { readonly kind: 'none'; readonly email: string }
  | { readonly kind: 'foreign'; readonly shopname: string; readonly shops: readonly MyShop[] }
  /** An owner has just removed this account's access. */
  | { readonly kind: 'ended'; readonly shop: string; readonly shops: readonly MyShop[] }
  | { readonly kind: 'failed'; readonly message: string }
);

/** react-admin needs a shop, so without one, show a card that says how to continue. */
export function StartProblem(props: StartProblemProps): ReactNode {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  return (
    <ThemeProvider theme={createTheme(isDark ? darkTheme : lightTheme)}>
      <CssBaseline enableColorScheme />
      <Box
        component="main"
        sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center', p: 2 }}
      >
        <Card sx={{ p: 4, maxWidth: 440, width: '100%' }}>
          <Problem {...props} />
        </Card>
      </Box>
    </ThemeProvider>
  );
}

function Problem(props: StartProblemProps): ReactNode {
  const { translate } = props;
  switch (props.kind) {
    case 'none':
      return (
        <Message
          title={translate('app.no_shop.title')}
          text={translate('app.no_shop.text', { email: props.email })}
        >
          <Button variant="contained" href="/signup">
            {translate('app.no_shop.open')}
          </Button>
          <Stack direction="row" sx={{ gap: 2 }}>
            <Link href="/">{translate('app.no_shop.to_market')}</Link>
            <Link href="/logout">{translate('app.no_shop.sign_out')}</Link>
          </Stack>
        </Message>
      );
    case 'foreign':
      return (
        <Message
          title={translate('app.wrong_shop.title')}
          text={translate('app.wrong_shop.text', { shopname: props.shopname })}
        >
          <ShopLinks shops={props.shops} />
        </Message>
      );
    case 'ended':
      return (
        <Message
          title={translate('app.access_ended.title', { shop: props.shop })}
          text={translate('app.access_ended.text')}
        >
          <ShopLinks shops={props.shops} />
          <Button variant="contained" href="/">
            {translate('app.no_shop.to_market')}
          </Button>
        </Message>
      );
    case 'failed':
      return (
        <Message title={translate('app.state.error_title')} text={translate(props.message)}>
          <Button variant="contained" onClick={() => location.reload()}>
            {translate('app.action.retry')}
          </Button>
        </Message>
      );
  }
}

function ShopLinks({ shops }: { readonly shops: readonly MyShop[] }): ReactNode {
  if (shops.length === 0) return null;
  return (
    <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5 }}>
      {shops.map((shop) => (
        <li key={shop.id}>
          <Link href={shopPath(shop.shopname)}>{shop.title}</Link>
        </li>
      ))}
    </Stack>
  );
}

interface MessageProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Message({ title, text, children }: MessageProps): ReactNode {
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{text}</Typography>
      {children}
    </Stack>
  );
}
