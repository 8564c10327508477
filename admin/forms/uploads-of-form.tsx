import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useState,
  type ReactNode,
} from 'react';

type UploadState = 'running' | 'failed';

type States = ReadonlyMap<string, UploadState>;
type Report = (field: string, state: UploadState | null) => void;

const StatesContext = createContext<States>(new Map());
const ReportContext = createContext<Report>(() => undefined);

/** Wraps a form: its fields report uploads of pictures here, and saving waits for them. */
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

/** In a field with uploads: `null` while there are none. */
export function useReportUploads(state: UploadState | null): void {
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
