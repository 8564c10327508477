import { useDataProvider, useStore, useTranslate } from 'react-admin';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import {
  Alert,
  Button,
  LinearProgress,
  List,
  ListItem,
  ListItemButton,
  Stack,
  Typography,
} from '@mui/material';
import DoneIcon from '@mui/icons-material/CheckCircle';
import ToDoIcon from '@mui/icons-material/RadioButtonUnchecked';
import { formatDate } from '@talad/elements/locales/format';
import type {
  Opening,
  StepKey,
} from '../../storefront-host/modules/back-office/opening/opening.contract.ts';
import { useLang } from '../layout/formats.ts';
import { Section } from '../layout/Section.tsx';
import { useMay, usePlace } from '../layout/ShopContext.tsx';
import { useAction } from '../layout/use-action.ts';
import type { TaladDataProvider } from '../providers/data-provider.ts';

/** The page of each step, with the hash of its field; the form of a new product focuses its first field. */
function placesOf({ unpictured }: Opening, lang: 'th' | 'en') {
  return {
    product: '/products/create',
    picture: unpictured === null ? '/products' : `/products/${unpictured}#pictures`,
    shipping: '/settings/shipping#charges_shipping',
    payment: '/settings/payment#payments.transfer',
    contact: `/settings/contact#address.${lang}`,
    look: '/pages#theme',
  } satisfies Readonly<Record<Exclude<StepKey, 'open'>, string>>;
}

/** The steps before the shop opens. Each one ticks itself, and the owner can hide the card. */
export function FirstSteps() {
  const { shop } = usePlace();
  const { opening } = useDataProvider<TaladDataProvider>();
  const { data } = useQuery({
    queryKey: ['opening', shop.id],
    queryFn: ({ signal }) => opening(signal),
    // The steps are on other pages, so their state is read again.
    refetchOnMount: 'always',
  });
  const [isPutAway, setPutAway] = useStore(`firstSteps.${shop.id}.putAway`, false);
  const mayOpen = useMay('opening', 'edit');
  if (!data) return null;
  if (data.state === 'closed') return <ClosedNotice opening={data} />;
  const isOpen = data.state === 'open';
  // The steps are the owner's; staff see their own tasks.
  if (!mayOpen) return null;
  if (isOpen && (isPutAway || data.steps.every((step) => step.done))) return null;
  return <Steps opening={data} onPutAway={isOpen ? () => setPutAway(true) : undefined} />;
}

interface StepsProps {
  readonly opening: Opening;
  readonly onPutAway: (() => void) | undefined;
}

function Steps({ opening, onPutAway }: StepsProps) {
  const translate = useTranslate();
  const { shop } = usePlace();
  const places = placesOf(opening, shop.base_language);
  const done = opening.steps.filter((step) => step.done).length;
  return (
    <Section
      title={translate('app.first_steps.title')}
      action={
        onPutAway && (
          <Button size="small" onClick={onPutAway}>
            {translate('app.first_steps.put_away')}
          </Button>
        )
      }
    >
      <Stack sx={{ gap: 1 }}>
        <Typography color="textSecondary">
          {translate(`app.first_steps.lead_${opening.state}`)}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={(100 * done) / opening.steps.length}
          aria-label={translate('app.first_steps.progress', {
            done,
            total: opening.steps.length,
          })}
          sx={{ height: 6, borderRadius: 3 }}
        />
        <List disablePadding>
          {opening.steps.map(({ key, done: isDone }) =>
            key === 'open' ? (
              <OpenStep key={key} state={opening.state} />
            ) : (
              <ListItem key={key} disablePadding>
                <ListItemButton
                  component={RouterLink}
                  to={places[key]}
                  state={{ cameFrom: '/' }}
                  sx={{ gap: 1.5, px: 1, borderRadius: 1, minHeight: 48 }}
                >
                  <StepMark isDone={isDone} />
                  <Typography sx={isDone ? { color: 'text.secondary' } : { fontWeight: 600 }}>
                    {translate(`app.first_steps.step.${key}`)}
                  </Typography>
                </ListItemButton>
              </ListItem>
            ),
          )}
        </List>
      </Stack>
    </Section>
  );
}

function StepMark({ isDone }: { readonly isDone: boolean }) {
  const translate = useTranslate();
  const title = translate(isDone ? 'app.first_steps.done' : 'app.first_steps.to_do');
  return isDone ? (
    <DoneIcon color="success" titleAccess={title} />
  ) : (
    <ToDoIcon color="disabled" titleAccess={title} />
  );
}

function OpenStep({ state }: { readonly state: Opening['state'] }) {
  const translate = useTranslate();
  const { mutate, isPending } = useAction();
  const isWaiting = state === 'asked';
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, px: 1, py: 1, alignItems: { sm: 'center' } }}
    >
      <Stack direction="row" sx={{ gap: 1.5, flex: 1 }}>
        <StepMark isDone={state === 'open'} />
        <Typography sx={{ fontWeight: 600 }}>{translate('app.first_steps.step.open')}</Typography>
      </Stack>
      {state === 'soon' && (
        <Button
          variant="contained"
          loading={isPending}
          onClick={() =>
            mutate({
              run: (provider) => provider.openShop(),
              done: 'app.first_steps.opened',
            })
          }
        >
          {translate('app.first_steps.open')}
        </Button>
      )}
      {isWaiting && <Alert severity="info">{translate('app.first_steps.waiting')}</Alert>}
    </Stack>
  );
}

/** A shop that never opened goes back to "opens soon", so the texts do not say that it opens again. */
export function ClosedNotice({ opening }: { readonly opening: Opening }) {
  const { removed_at: removedAt, steps } = opening;
  const translate = useTranslate();
  const mayOpen = useMay('opening', 'edit');
  const { mutate, isPending } = useAction();
  const lang = useLang();
  const wasOpen = steps.some(({ key, done }) => key === 'open' && done);
  const date = removedAt === null ? '' : formatDate(removedAt, lang);
  return (
    <Alert
      severity="warning"
      action={
        mayOpen && (
          <Button
            color="inherit"
            loading={isPending}
            onClick={() =>
              mutate({
                run: (provider) => provider.reopenShop(),
                done: wasOpen ? 'app.closing.reopened' : 'app.closing.kept',
              })
            }
          >
            {translate(wasOpen ? 'app.closing.reopen' : 'app.closing.keep')}
          </Button>
        )
      }
    >
      {translate('app.closing.notice', { date })}
    </Alert>
  );
}
