import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { bankName } from '@talad/elements/commerce/forms/thai-banks';
import type { Order } from '../../../../storefront-host/modules/sales/orders/orders.contract.ts';
import { CopyButton } from '../../../layout/CopyButton.tsx';
import { useDateTime, useLang } from '../../../layout/formats.ts';
import { Section } from '../../../layout/Section.tsx';
import { useMay } from '../../../layout/ShopContext.tsx';
import { tabular } from '../../../layout/styles.ts';
import { useAction } from '../../../layout/use-action.ts';
import { AnswerDialog } from './AnswerDialog.tsx';
import { ReturnPictures } from './ReturnPictures.tsx';

interface ReturnCardProps {
  readonly order: Order;
  readonly orderReturn: NonNullable<Order['return']>;
}

/** Shows the buyer's request for a return, and the shop's next steps. */
export function ReturnCard({ order, orderReturn }: ReturnCardProps) {
  const translate = useTranslate();
  const dateTime = useDateTime();
  return (
    <Section title={translate('app.returns.title')}>
      <Typography sx={{ fontWeight: 620 }}>
        {translate(`app.returns.state.${orderReturn.state ?? 'done'}`)}
      </Typography>
      <Typography sx={{ mt: 1 }}>
        {translate(`app.returns.reason.${orderReturn.reason}`)}
      </Typography>
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {orderReturn.details}
      </Typography>
      {orderReturn.lines.map(({ rank, quantity }) => (
        <Typography key={rank} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {quantity} × {order.lines[rank]?.title}
        </Typography>
      ))}
      <Typography variant="caption" color="textSecondary" component="div" sx={tabular}>
        {dateTime(orderReturn.asked_at)}
      </Typography>
      <ReturnPictures pictures={orderReturn.pictures} />
      {orderReturn.way && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {translate(`app.returns.wants.${orderReturn.way}`)}
        </Typography>
      )}
      {orderReturn.account && <Account account={orderReturn.account} />}
      {orderReturn.answer !== '' && (
        <Typography color="textSecondary" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {translate('app.returns.answered', { text: orderReturn.answer })}
        </Typography>
      )}
      {orderReturn.objection !== '' && (
        <Alert severity="warning" icon={false} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {translate('app.returns.objection', { text: orderReturn.objection })}
        </Alert>
      )}
      {orderReturn.verdict && (
        <Alert severity="info" icon={false} sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {translate(`app.returns.verdict.${orderReturn.verdict.for}`, {
            text: orderReturn.verdict.reason,
          })}
          <Typography variant="caption" component="div" sx={tabular}>
            {dateTime(orderReturn.verdict.at)}
          </Typography>
        </Alert>
      )}
      <ReturnActions order={order} />
    </Section>
  );
}

function Account({
  account,
}: {
  readonly account: NonNullable<ReturnCardProps['orderReturn']['account']>;
}) {
  const translate = useTranslate();
  const lang = useLang();
  return (
    <Stack direction="row" sx={{ mt: 1, gap: 1, alignItems: 'center' }}>
      <div>
        <Typography variant="caption" color="textSecondary" component="div">
          {translate('app.returns.account')}
        </Typography>
        <Typography sx={tabular}>
          {bankName(account.bank, lang)} {account.number}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{account.name}</Typography>
      </div>
      <CopyButton
        text={account.number}
        label={translate('app.returns.account_copy')}
        done="app.returns.account_copied"
      />
    </Stack>
  );
}

function ReturnActions({ order }: { readonly order: Order }) {
  const translate = useTranslate();
  const mayShip = useMay('orders', 'ship');
  const [open, setOpen] = useState<'accept' | 'refuse' | null>(null);
  const close = () => setOpen(null);
  const { mutate, isPending } = useAction();
  if (!mayShip) return null;
  const can = (action: Order['actions'][number]) => order.actions.includes(action);
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      {can('accept_return') && (
        <Button variant="contained" onClick={() => setOpen('accept')}>
          {translate('app.returns.accept')}
        </Button>
      )}
      {can('take_back') && (
        <Button
          variant="contained"
          loading={isPending}
          onClick={() =>
            mutate({
              run: (provider) => provider.receiveReturn(order.id, order.revision),
              done: 'app.returns.received',
            })
          }
        >
          {translate('app.returns.receive')}
        </Button>
      )}
      {can('refuse_return') && (
        <Button variant="outlined" onClick={() => setOpen('refuse')}>
          {translate('app.returns.refuse')}
        </Button>
      )}
      {open && <AnswerDialog order={order} answer={open} onClose={close} />}
    </Stack>
  );
}
