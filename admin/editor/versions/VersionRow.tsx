import { IconButton, ListItem, ListItemButton, ListItemText, Tooltip } from '@mui/material';
import NameIcon from '@mui/icons-material/DriveFileRenameOutline';
import { useDateTime } from '../../layout/formats.ts';
import type { ListedVersion } from '../session/editor-api.ts';
import { useText } from '../use-text.ts';
import { VersionPicture } from './VersionPicture.tsx';

interface VersionRowProps {
  readonly version: ListedVersion;
  readonly isShown: boolean;
  /** Address of its picture; null until it is known. */
  readonly url: string | null;
  readonly onShow: () => void;
  readonly onName: () => void;
}

/** A published version: its picture, name, time and publisher. */
export function VersionRow({ version, isShown, url, onShow, onName }: VersionRowProps) {
  const t = useText();
  const time = useDateTime();
  const { label, at, by, isCurrent } = version;
  const facts = [label && time(at), by ?? t('versions.unknown'), isCurrent && t('versions.now')];
  const name = label || time(at);
  const naming = t('versions.name_of', { name });
  return (
    <ListItem
      disablePadding
      secondaryAction={
        <Tooltip title={t('versions.name')}>
          <IconButton edge="end" aria-label={naming} onClick={onName}>
            <NameIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      }
    >
      <ListItemButton
        selected={isShown}
        aria-pressed={isShown}
        onClick={onShow}
        sx={{ gap: 1.5, alignItems: 'flex-start' }}
      >
        <VersionPicture url={url} />
        <ListItemText
          primary={name}
          secondary={facts.filter(Boolean).join(' · ')}
          slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
        />
      </ListItemButton>
    </ListItem>
  );
}
