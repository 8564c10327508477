import { memo, useSyncExternalStore } from 'react';
import { Box, Tooltip } from '@mui/material';
import { useEditorPlace } from '../session/EditorContext.tsx';
import { useText } from '../use-text.ts';
import type { Person } from './people.ts';

/** More than these are a number. */
const SHOWN = { wide: 4, narrow: 1 } as const;

/** Returns the others on the page. */
export function usePeople(): readonly Person[] {
  const { presence } = useEditorPlace().session;
  return useSyncExternalStore(presence.subscribe, presence.people);
}

export function useNameOf(): (person: Person) => string {
  const t = useText();
  return ({ name, isMe }) => (isMe ? t('people.me', { name }) : name);
}

/** Shows the others who edit this page, in the bar; without any it renders nothing. */
export function PeopleBar({ isWide }: { readonly isWide: boolean }) {
  const t = useText();
  const people = usePeople();
  const nameOf = useNameOf();
  if (people.length === 0) return null;
  const most = isWide ? SHOWN.wide : SHOWN.narrow;
  const shown = people.length > most ? people.slice(0, Math.max(1, most - 1)) : people;
  const others = people.slice(shown.length);
  return (
    <Box
      role="group"
      aria-label={t('people.label', { names: people.map(nameOf).join(', ') })}
      sx={{ display: 'flex', flexShrink: 0, '& > * + *': { ml: -0.75 } }}
    >
      {shown.map((person) => (
        <Face key={person.tab} color={person.color} name={nameOf(person)}>
          {person.initials}
        </Face>
      ))}
      {others.length > 0 && (
        <Face color="#4a4a4a" name={others.map(nameOf).join(', ')}>
          +{others.length}
        </Face>
      )}
    </Box>
  );
}

interface FaceProps {
  readonly color: string;
  readonly name: string;
  readonly isSmall?: boolean;
  readonly children: React.ReactNode;
}

function Face({ color, name, isSmall = false, children }: FaceProps) {
  const size = isSmall ? 20 : 30;
  return (
    <Tooltip title={name}>
      <Box
        component="span"
        role="img"
        aria-label={name}
        sx={{
          display: 'inline-grid',
          placeItems: 'center',
          width: size,
          height: size,
          flexShrink: 0,
          borderRadius: '50%',
          border: '2px solid',
          borderColor: 'background.paper',
          color: '#fff',
          fontSize: isSmall ? 9 : 12,
          fontWeight: 650,
          lineHeight: 1,
        }}
        style={{ backgroundColor: color }}
      >
        {children}
      </Box>
    </Tooltip>
  );
}

/** In a row of the list: the others who have this section selected. */
export const PeopleHere = memo(function PeopleHere({ id }: { readonly id: string }) {
  const people = usePeople().filter(({ block }) => block === id);
  const nameOf = useNameOf();
  return people.map((person) => (
    <Face key={person.tab} isSmall color={person.color} name={nameOf(person)}>
      {person.initials}
    </Face>
  ));
});
