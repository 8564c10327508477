import { ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import AddedIcon from '@mui/icons-material/AddCircleOutlineOutlined';
import ChangedIcon from '@mui/icons-material/EditOutlined';
import RemovedIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import { useLang } from '../../layout/formats.ts';
import { blockName } from '../section-names.ts';
import { useText } from '../use-text.ts';
import type { PublishChange } from './publish-changes.ts';

const SHOWN = 12;

interface ChangeLinesProps {
  /** Null for a page that goes live for the first time. */
  readonly changes: readonly PublishChange[] | null;
  readonly spot: string | undefined;
  /** Shows a section in the pictures. */
  readonly onSpot: (id: string) => void;
}

/** The changes of a page as lines of a list. */
export function ChangeLines({ changes, spot, onSpot }: ChangeLinesProps) {
  const t = useText();
  const lang = useLang();
  if (!changes) return <PublishLine kind="added" text={t('publish.first')} />;
  return (
    <>
      {changes.slice(0, SHOWN).map((change) => (
        <PublishLine
          key={'block' in change ? change.block.id : change.kind}
          kind={change.kind}
          text={t(`publish.${change.kind}`, {
            name: 'block' in change ? blockName(change.block, lang) : '',
          })}
          {...('block' in change && {
            isSpot: change.block.id === spot,
            onPress: () => onSpot(change.block.id),
          })}
        />
      ))}
      {changes.length > SHOWN && (
        <PublishLine kind="changed" text={t('publish.more', { n: changes.length - SHOWN })} />
      )}
    </>
  );
}

interface PublishLineProps {
  readonly kind: PublishChange['kind'];
  readonly text: string;
  readonly isSpot?: boolean;
  readonly onPress?: () => void;
}

export function PublishLine({ kind, text, isSpot = false, onPress }: PublishLineProps) {
  const line = (
    <>
      <ListItemIcon sx={{ minWidth: 32 }}>
        {kind === 'added' ? (
          <AddedIcon color="success" fontSize="small" />
        ) : kind === 'removed' ? (
          <RemovedIcon color="error" fontSize="small" />
        ) : (
          <ChangedIcon color="action" fontSize="small" />
        )}
      </ListItemIcon>
      <ListItemText primary={text} />
    </>
  );
  return (
    <ListItem disablePadding sx={{ breakInside: 'avoid', ...(!onPress && { px: 1, py: 0.5 }) }}>
      {onPress ? (
        <ListItemButton selected={isSpot} onClick={onPress} sx={{ px: 1, borderRadius: 1 }}>
          {line}
        </ListItemButton>
      ) : (
        line
      )}
    </ListItem>
  );
}
