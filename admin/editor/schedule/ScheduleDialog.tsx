import { useState } from 'react';
import {
  Alert,
  Button,
  Checkbox,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { FRONT_PAGE } from '@talad/elements/page/page';
import { FormDialog } from '../../layout/FormDialog.tsx';
import { useFailureNotice } from '../../layout/use-failure-notice.ts';
import { fromThaiClock, toThaiClock } from '../../forms/thai-time.ts';
import { lookChanges } from '../publish/publish-changes.ts';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText, type EditorKey } from '../use-text.ts';
import { useSchedules } from './use-schedules.ts';

/** Waits for the schedules of the shop, because its fields begin with the stored times. */
export function ScheduleDialog({ onClose }: { readonly onClose: () => void }) {
  const { schedules } = useSchedules();
  return schedules ? <ScheduleForm onClose={onClose} /> : null;
}

/** The times at which this page goes live and at which the earlier version returns. */
function ScheduleForm({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const failed = useFailureNotice();
  const { session, notices } = useEditorPlace();
  const { api, of, refresh } = useSchedules();
  const { page } = session;
  const old = of(page);
  const hasNewLook =
    lookChanges(session.visibleDesign(), session.store.get().doc.design).length > 0;
  const [start, setStart] = useState(toThaiClock(old?.starts_at ?? ''));
  const [end, setEnd] = useState(toThaiClock(old?.ends_at ?? ''));
  const [hasEnd, setHasEnd] = useState(Boolean(old?.ends_at));
  const [look, setLook] = useState(old?.has_look ?? false);
  const acting = useMutation({
    mutationFn: async ({ act }: { readonly act: () => Promise<void>; readonly key: EditorKey }) =>
      act(),
    onSuccess: async (_done, { key }) => {
      await refresh();
      notices.toast({ kind: 'success', key });
      onClose();
    },
    onError: failed,
  });
  const endsAt = hasEnd ? fromThaiClock(end) : null;
  const make = async (): Promise<void> => {
    await session.saver.flush();
    const starts_at = fromThaiClock(start) ?? '';
    const base_revision = session.saver.revision();
    await api.make(page, { starts_at, ends_at: endsAt, look, base_revision });
  };
  const move = () =>
    api.move(page, { startsAt: old?.is_live ? undefined : (fromThaiClock(start) ?? ''), endsAt });
  const name = page === FRONT_PAGE ? t('page.front') : session.store.get().doc.page.title || page;
  const perform = (act: () => Promise<void>, key: EditorKey) => acting.mutate({ act, key });
  return (
    <FormDialog
      title={t('schedule.title', { name })}
      submit={t(old ? 'schedule.move' : 'schedule.make')}
      isPending={acting.isPending}
      onSubmit={() => (old ? perform(move, 'schedule.moved') : perform(make, 'schedule.made'))}
      onClose={onClose}
    >
      {!old && <Typography>{t('schedule.text')}</Typography>}
      {!old && !session.hasNews() && <Alert severity="warning">{t('publish.none')}</Alert>}
      {old && !old.is_live && (
        <Alert
          severity={old.is_draft_newer ? 'warning' : 'info'}
          action={
            old.is_draft_newer && (
              <Button
                color="inherit"
                size="small"
                onClick={() => perform(make, 'schedule.made')}
                sx={{ flexShrink: 0 }}
              >
                {t('schedule.again')}
              </Button>
            )
          }
        >
          {t(old.is_draft_newer ? 'schedule.newer' : 'schedule.frozen')}
        </Alert>
      )}
      {old?.is_live && (
        <Alert severity={old.is_overtaken ? 'warning' : 'success'}>
          {t(old.is_overtaken ? 'schedule.overtaken' : 'schedule.live')}
        </Alert>
      )}
      {!old?.is_live && (
        <TextField
          type="datetime-local"
          required
          fullWidth
          label={t('schedule.start')}
          helperText={t('schedule.zone')}
          value={start}
          onChange={({ target }) => setStart(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {!old?.is_live && (hasNewLook || look) && (
        <FormControlLabel
          control={<Checkbox checked={look} onChange={(_event, checked) => setLook(checked)} />}
          label={t('schedule.look')}
          disabled={old !== undefined && !old.is_draft_newer}
        />
      )}
      <FormControlLabel
        control={<Checkbox checked={hasEnd} onChange={(_event, checked) => setHasEnd(checked)} />}
        label={t('schedule.has_end')}
      />
      {hasEnd && (
        <TextField
          type="datetime-local"
          required
          fullWidth
          label={t('schedule.end')}
          helperText={t('schedule.end_help')}
          value={end}
          onChange={({ target }) => setEnd(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
      {old && (
        <Stack direction="row">
          <Button
            color="error"
            onClick={() => perform(() => api.cancel(page), 'schedule.cancelled')}
          >
            {t(old.is_live ? 'schedule.cancel_live' : 'schedule.cancel')}
          </Button>
        </Stack>
      )}
    </FormDialog>
  );
}
