type Props = {
  id: string;
  name: string;
  value: string;
  look: string;
  isChosen: boolean;
  children: string | number;
};

/** Renders one of several choices; a tap chooses it, and the button below sends it. */
export function Choice({ id, name, value, look, isChosen, children }: Props) {
  return (
    <label className="choice">
      <input type="radio" {...{ id, name, value }} defaultChecked={isChosen} />
      <span className={look}>{children}</span>
    </label>
  );
}
