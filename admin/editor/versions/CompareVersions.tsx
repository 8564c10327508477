import { useState } from 'react';
import {
  Box,
  Button,
  CircularProgress,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  MenuItem,
  TextField,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDateTime } from '../../layout/formats.ts';
import { BeforeAfter } from '../publish/BeforeAfter.tsx';
import { ChangeLines, PublishLine } from '../publish/ChangeLines.tsx';
import { lookChanges, pageChanges } from '../publish/publish-changes.ts';
import type { useStills } from '../publish/use-stills.ts';
import type { ListedVersion } from '../session/editor-api.ts';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import { readVersion } from './read-version.ts';

const DRAFT = 'draft';

interface CompareVersionsProps {
  readonly versions: readonly ListedVersion[];
  /** The version to begin with. */
  readonly first: string;
  readonly stills: ReturnType<typeof useStills>;
  readonly onClose: () => void;
}

/** Two versions side by side, or one and the draft: their pictures, and what differs. */
export function CompareVersions({ versions, first, stills, onClose }: CompareVersionsProps) {
  const t = useText();
  const time = useDateTime();
  const { session, api } = useEditorPlace();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [left, setLeft] = useState(first);
  const [right, setRight] = useState(DRAFT);
  const [spot, setSpot] = useState<string>();
  const { data } = useQuery({
    queryKey: ['editor', 'compare', session.page, left, right],
    queryFn: () => Promise.all([read(left), read(right)]),
    staleTime: 0,
    gcTime: 0,
  });
  const read = (id: string) =>
    id === DRAFT ? session.store.get().doc : readVersion({ session, api }, id);
  const nameOf = (id: string): string => {
    const version = versions.find((one) => one.id === id);
    return version ? version.label || time(version.at) : t('versions.draft');
  };
  const choice = (
    key: 'versions.left' | 'versions.right',
    value: string,
    choose: typeof setLeft,
  ) => (
    <TextField
      select
      fullWidth
      size="small"
      label={t(key)}
      value={value}
      onChange={({ target }) => {
        setSpot(undefined);
        choose(target.value);
      }}
    >
      <MenuItem value={DRAFT}>{t('versions.draft')}</MenuItem>
      {versions.map(({ id, label, at }) => (
        <MenuItem key={id} value={id}>
          {label ? `${label} · ${time(at)}` : time(at)}
        </MenuItem>
      ))}
    </TextField>
  );
  const [before, after] = data ?? [];
  const changes = before && after ? pageChanges(before, after) : [];
  const look = before && after ? lookChanges(before.design, after.design) : [];
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isPhone}>
      <DialogTitle>{t('versions.compare')}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, pt: 1 }}>
          {choice('versions.left', left, setLeft)}
          {choice('versions.right', right, setRight)}
        </Box>
        <BeforeAfter
          stills={stills}
          name={session.page}
          names={[nameOf(left), nameOf(right)]}
          before={{ page: left, look: left }}
          after={{ page: right, look: right }}
          spot={spot}
        />
        {!data && <CircularProgress size={24} aria-label={t('loading')} />}
        {data && changes.length + look.length === 0 && (
          <Typography>{t('versions.same')}</Typography>
        )}
        <List dense aria-label={t('versions.differences')}>
          <ChangeLines changes={changes} spot={spot} onSpot={setSpot} />
          {look.map((part) => (
            <PublishLine
              key={part}
              kind="changed"
              text={`${t('publish.shop')}: ${t(`publish.${part}`)}`}
            />
          ))}
        </List>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('share.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
