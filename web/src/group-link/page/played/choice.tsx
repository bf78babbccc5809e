type Props = {
  id: string;
  name: string;
  value: string;
  look: string;
  isChosen: boolean;
  children: string | number;
};

/**
 * One of several choices of a form, such as a number of goals. A tap only selects the choice; the button of the form
 * sends it.
 */
export function Choice({ id, name, value, look, isChosen, children }: Props) {
  return (
    <label className="choice">
      <input type="radio" {...{ id, name, value }} defaultChecked={isChosen} />
      <span className={look}>{children}</span>
    </label>
  );
}
