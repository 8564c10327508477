import type { ReactNode } from 'react';
import { ShowBase, useShowContext, type RaRecord } from 'react-admin';
import { wholeRecord } from './quiet.ts';
import { Failure, Loading } from './states.tsx';

interface ShowPageProps<T> {
  readonly children: (record: T) => ReactNode;
}

/** Shows one record once it is loaded; before that, its loading state or failure. */
export function ShowPage<T extends RaRecord>({ children }: ShowPageProps<T>) {
  return (
    <ShowBase<T> loading={<Loading />} redirectOnError={false} queryOptions={wholeRecord}>
      <Shown<T>>{children}</Shown>
    </ShowBase>
  );
}

function Shown<T extends RaRecord>({ children }: ShowPageProps<T>) {
  const { record, error, refetch } = useShowContext<T>();
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return record ? children(record) : <Loading />;
}
