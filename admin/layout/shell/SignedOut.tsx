import { useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { signInAddress } from '../../providers/auth-provider.ts';
import { pageSession } from '../../providers/page-session.ts';
import { usePlace } from '../ShopContext.tsx';
import { useSession } from './use-session.ts';

/**
 * Covers the page when its session has ended, or belongs to another account. Typed text stays, and the
 * page continues once this account is signed in again, in another tab.
 */
export function SignedOut() {
  const translate = useTranslate();
  const { profile } = usePlace();
  const queries = useQueryClient();
  const { account } = useSession();
  const id = useId();
  const isOpen = account !== undefined && account !== profile.id;
  const isOther = isOpen && account !== null;

  useEffect(() => {
    if (!isOpen) return;
    // Requests made meanwhile were refused: repeat them.
    return () =>
      void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [isOpen, queries]);

  const key = isOther ? 'app.signed_out.other' : 'app.signed_out';
  return (
    <Dialog open={isOpen} aria-labelledby={id} aria-describedby={`${id}-text`} maxWidth="xs">
      <DialogTitle id={id}>{translate(isOther ? `${key}_title` : `${key}.title`)}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {translate(isOther ? `${key}_text` : `${key}.text`)}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        {isOther ? (
          <Button variant="contained" onClick={() => location.reload()}>
            {translate('app.signed_out.reload')}
          </Button>
        ) : (
          <>
            <Button onClick={() => void pageSession().beat()}>
              {translate('app.signed_out.go_on')}
            </Button>
            <Button variant="contained" href={signInAddress()} target="_blank">
              {translate('app.signed_out.sign_in')}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}
