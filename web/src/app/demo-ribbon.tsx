export function DemoRibbon() {
  return (
    <aside
      aria-label="Aviso"
      className="bg-magenta px-4 py-1 text-center font-display text-d4 tracking-wide text-void"
    >
      Modo demostración
    </aside>
  );
}
