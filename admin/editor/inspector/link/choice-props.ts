/** One of the ways to say where a link leads. */
export interface ChoiceProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}
