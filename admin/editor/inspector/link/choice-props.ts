/** Props of one way to choose the target of a link. */
export interface ChoiceProps {
  readonly value: string;
  readonly problem: string | undefined;
  readonly onChange: (value: string) => void;
}
