import { useInstallOffer } from '../../lib/install-offer.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Panel } from '../../ui/panel.tsx';

/** Panel with a button that installs the app; nothing is rendered if the browser does not offer to install it. */
export function InstallPanel() {
  const offer = useInstallOffer((state) => state.offer);
  if (!offer) return null;
  const install = () => {
    useInstallOffer.setState({ offer: null });
    void offer.prompt();
  };
  return (
    <Panel title="En tu pantalla de inicio">
      <p>Abrí Picadito con un toque, como cualquier app, y también sin señal.</p>
      <Button variant="ghost" className="mt-4" onClick={install}>
        <Icon name="download" />
        Instalar la app
      </Button>
    </Panel>
  );
}
