import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
  type ReactNode,
} from 'react';
import type { Uploads } from '../media/use-uploads.ts';

type UploadState = 'running' | 'failed';

type States = ReadonlyMap<string, UploadState>;
type Report = (field: string, state: UploadState | null) => void;

const StatesContext = createContext<States>(new Map());
const ReportContext = createContext<Report>(() => undefined);

/**
 * Wraps a form: its fields report uploads of pictures here. Saving waits for them, and for the
 * owner to try failed ones again or to leave them out.
 */
export function UploadsProvider({ children }: { readonly children: ReactNode }) {
  const [states, setStates] = useState<States>(new Map());
  const report = useCallback<Report>(
    (field, state) =>
      setStates((all) => {
        const others = [...all].filter(([one]) => one !== field);
        return new Map(state === null ? others : [...others, [field, state]]);
      }),
    [],
  );
  return (
    <ReportContext value={report}>
      <StatesContext value={states}>{children}</StatesContext>
    </ReportContext>
  );
}

/** In a field with uploads, whose list it shows. */
export function useReportUploads({ list, isUploading }: Uploads): void {
  const state = isUploading ? 'running' : list.length > 0 ? 'failed' : null;
  const field = useId();
  const report = useContext(ReportContext);
  useEffect(() => {
    if (state === null) return undefined;
    report(field, state);
    return () => report(field, null);
  }, [field, report, state]);
}

/** The state of all uploads of the form together. */
export function useUploadsOfForm(): UploadState | null {
  const states = [...useContext(StatesContext).values()];
  return states.find((state) => state === 'running') ?? states[0] ?? null;
}
