import { useMemo, useState } from 'react';
import {
  Alert,
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  List,
  ListItem,
  ListItemText,
  TextField,
  Tooltip,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import EndIcon from '@mui/icons-material/LinkOff';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FRONT_PAGE } from '@talad/elements/page/page';
import { useDateTime } from '../../layout/formats.ts';
import { usePlace } from '../../layout/ShopContext.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { createDraftLinksApi } from './draft-links-api.ts';

/** Links that show the draft of this page to people without an account. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const time = useDateTime();
  const failed = useFailureNotice();
  const { session, notices } = useEditorPlace();
  const { shop, callApi } = usePlace();
  const queries = useQueryClient();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const { page } = session;
  const api = useMemo(() => createDraftLinksApi(callApi, shop.id, page), [callApi, shop.id, page]);
  const queryKey = ['editor', 'draft-links', page];
  const [address, setAddress] = useState<string | null>(null);
  const { data: links } = useQuery({ queryKey, queryFn: api.list, staleTime: 0, gcTime: 0 });
  const again = () => queries.invalidateQueries({ queryKey });
  const making = useMutation({
    mutationFn: async () => {
      // The reader sees what is stored.
      await session.saver.flush();
      return api.make();
    },
    onSuccess: ({ url }) => {
      setAddress(url);
      return again();
    },
    onError: failed,
  });
  const ending = useMutation({
    mutationFn: api.end,
    onSuccess: () => {
      notices.toast({ kind: 'success', key: 'share.ended' });
      return again();
    },
    onError: failed,
  });
  const copy = async (url: string): Promise<void> => {
    await navigator.clipboard.writeText(url);
    notices.toast({ kind: 'success', key: 'share.copied' });
  };
  const name = page === FRONT_PAGE ? t('page.front') : session.store.get().doc.page.title || page;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" fullScreen={isPhone}>
      <DialogTitle>{t('share.title', { name })}</DialogTitle>
      <DialogContent>
        <Typography>{t('share.text')}</Typography>
        {address === null ? (
          <Button
            variant="contained"
            loading={making.isPending}
            onClick={() => making.mutate()}
            sx={{ my: 2 }}
          >
            {t('share.make')}
          </Button>
        ) : (
          <Box sx={{ my: 2 }}>
            <Alert severity="success" sx={{ mb: 2 }}>
              {t('share.made')}
            </Alert>
            <Box sx={{ display: 'flex', gap: 1, flexDirection: { xs: 'column', sm: 'row' } }}>
              <TextField
                fullWidth
                label={t('share.address')}
                value={address}
                slotProps={{ htmlInput: { readOnly: true } }}
                onFocus={({ target }) => target.select()}
              />
              <Button
                variant="contained"
                autoFocus
                onClick={() => void copy(address)}
                sx={{ flexShrink: 0 }}
              >
                {t('share.copy')}
              </Button>
            </Box>
          </Box>
        )}
        <Typography variant="h3" id="share-links">
          {t('share.links')}
        </Typography>
        {!links && <CircularProgress size={24} aria-label={t('loading')} />}
        {links?.length === 0 && <Typography color="textSecondary">{t('share.none')}</Typography>}
        {links !== undefined && links.length > 0 && (
          <List dense aria-labelledby="share-links">
            {links.map(({ id, by, created_at, expires_at }) => (
              <ListItem
                key={id}
                disableGutters
                secondaryAction={
                  <Tooltip title={t('share.end')}>
                    <IconButton
                      edge="end"
                      aria-label={t('share.end')}
                      disabled={ending.isPending}
                      onClick={() => {
                        // A link that was just made and is ended again is of no use.
                        if (id === making.data?.id) setAddress(null);
                        ending.mutate(id);
                      }}
                    >
                      <EndIcon />
                    </IconButton>
                  </Tooltip>
                }
              >
                <ListItemText
                  primary={t('share.until', { until: time(expires_at) })}
                  secondary={t('share.by', { by, at: time(created_at) })}
                />
              </ListItem>
            ))}
          </List>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('share.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
