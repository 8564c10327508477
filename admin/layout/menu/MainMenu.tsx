import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Box, IconButton, List, ListItem } from '@mui/material';
import FoldIcon from '@mui/icons-material/ExpandLess';
import UnfoldIcon from '@mui/icons-material/ExpandMore';
import { useSummary } from '../../dashboard/use-summary.ts';
import { may } from '../../providers/rights.ts';
import type { TaladResource } from '../../resources/resource.ts';
import { usePlace } from '../ShopContext.tsx';
import { groupIcons, isOpen, menuGroups, type MenuGroup } from './menu-groups.ts';
import { MenuLink } from './MenuLink.tsx';

interface MainMenuProps {
  readonly onChosen?: () => void;
}

/**
 * Seven groups. The open one shows its entries; in a drawer, so do the groups that the person
 * unfolds.
 */
export function MainMenu({ onChosen }: MainMenuProps) {
  const translate = useTranslate();
  const { shop, resources } = usePlace();
  const { pathname } = useLocation();
  const shown = menuGroups(resources, (name) => may(resources, shop, name, 'list'));
  return (
    <Box
      component="nav"
      aria-label={translate('app.menu.label')}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) onChosen?.();
      }}
    >
      <List sx={{ p: 1.5, display: 'grid', gap: 0.5 }}>
        {shown.map((group) => (
          <GroupItem
            key={group.group}
            {...group}
            isOpen={isOpen(group, pathname)}
            unfoldsInPlace={onChosen !== undefined}
          />
        ))}
      </List>
    </Box>
  );
}

interface GroupItemProps extends MenuGroup {
  readonly isOpen: boolean;
  /** Each link closes a drawer, so a button there shows the entries without leaving the page. */
  readonly unfoldsInPlace: boolean;
}

function GroupItem({ group, to, entries, isOpen, unfoldsInPlace }: GroupItemProps) {
  const translate = useTranslate();
  const [isUnfolded, setUnfolded] = useState(isOpen);
  const Icon = groupIcons[group];
  const label = translate(`app.menu.groups.${group}`);
  const { data } = useSummary();
  const waiting = useWaiting(entries);
  const used = entries.filter(({ isInMenu }) => !isInMenu || (data && isInMenu(data)));
  const below = entriesBelow(used, label, translate);
  const unfolded = (unfoldsInPlace ? isUnfolded : isOpen) ? below : [];
  const [all] = unfolded.length === 0 ? [sumOf(waiting)] : [];
  return (
    <ListItem
      disablePadding
      sx={{ display: 'grid', gap: 0.25, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box sx={{ display: 'flex', minWidth: 0 }}>
        <MenuLink
          to={to}
          end={group === 'home'}
          icon={<Icon />}
          label={label}
          isHead={unfolded.length > 0}
          {...all}
        />
        {unfoldsInPlace && below.length > 0 && (
          <IconButton
            aria-label={translate('app.menu.unfold', { name: label })}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
            sx={{ width: 44, height: 44 }}
          >
            {isUnfolded ? <FoldIcon /> : <UnfoldIcon />}
          </IconButton>
        )}
      </Box>
      {unfolded.length > 0 && (
        <List disablePadding sx={{ display: 'grid', gap: 0.25 }}>
          {unfolded.map(({ name, label: entry }) => (
            <ListItem key={name} disablePadding sx={{ display: 'block' }}>
              <MenuLink to={`/${name}`} label={entry} {...waiting.get(name)} />
            </ListItem>
          ))}
        </List>
      )}
    </ListItem>
  );
}

/** A single entry with the same name as its group would only repeat it. */
function entriesBelow(
  entries: readonly TaladResource[],
  group: string,
  translate: ReturnType<typeof useTranslate>,
) {
  const named = entries.map(({ name }) => ({
    name,
    label: translate(`resources.${name}.name`, { smart_count: 2 }),
  }));
  return named.length === 1 && named[0]?.label === group ? [] : named;
}

interface Waiting {
  readonly count: number;
  readonly countLabel: string;
}

function useWaiting(entries: readonly TaladResource[]): ReadonlyMap<string, Waiting> {
  const translate = useTranslate();
  const { data } = useSummary();
  if (!data) return new Map();
  return new Map(
    entries.flatMap(({ name, waiting }): readonly (readonly [string, Waiting])[] => {
      const found = waiting?.(data);
      if (!found || found.count === 0) return [];
      const { count, label } = found;
      return [[name, { count, countLabel: `${translate(label)}: ${count}` }]];
    }),
  );
}

function sumOf(waiting: ReadonlyMap<string, Waiting>): Waiting {
  const all = [...waiting.values()];
  return {
    count: all.reduce((sum, { count }) => sum + count, 0),
    countLabel: all.map(({ countLabel }) => countLabel).join(', '),
  };
}
