import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { VERSION } from '../../src/places.ts';

const command = promisify(execFile);
/** Options with which Podman works on a machine without systemd, and where containers may not raise their limits. */
const PLAIN = ['--runtime', 'runc', '--cgroup-manager', 'cgroupfs', '--storage-driver', 'vfs'];
const LIMITS = ['--ulimit', 'nofile=1024:1024', '--ulimit', 'nproc=4096:4096'];
/** Options with which a container can write only to its volume, as in compose.yaml. */
const STRICT = ['--read-only', '--read-only-tmpfs=false', '--cap-drop=all'];
const NO_MORE = ['--security-opt', 'no-new-privileges'];
const NAME = 'picadito';
const IMAGE = `picadito:${VERSION}`;

type Image = { Size: number; Config: { User: string; Volumes: Record<string, unknown> } };

/** Loads the image into a Podman with its own storage. Its containers share the network of this machine. */
export async function loadImage(file: string) {
  const folder = mkdtempSync(join(tmpdir(), 'picadito-podman-'));
  const roots = ['--root', join(folder, 'root'), '--runroot', join(folder, 'run')];
  const podman = async (...args: string[]) =>
    (await command('podman', [...roots, ...PLAIN, ...args])).stdout.trim();
  await podman('load', '--quiet', '--input', file);
  const [image] = JSON.parse(await podman('image', 'inspect', IMAGE)) as [Image];

  return {
    image,
    /** Replaces the container with a new one on the same volume, with the environment `env`. */
    run: async (env: Record<string, string>) => {
      const settings = Object.entries(env).flatMap((pair) => ['--env', pair.join('=')]);
      const data = ['--volume', 'data:/data', '--network', 'host'];
      const how = [...LIMITS, ...STRICT, ...NO_MORE, ...data, ...settings];
      await podman('run', '--detach', '--replace', '--name', NAME, ...how, IMAGE);
    },
    isHealthy: () =>
      podman('healthcheck', 'run', NAME).then(
        () => true,
        () => false,
      ),
    /** Stops the container and resolves with its exit code. */
    stop: async () => {
      await podman('stop', '--time', '30', NAME);
      return Number(await podman('inspect', '--format', '{{.State.ExitCode}}', NAME));
    },
    /** Runs a command of the image and resolves with its output; rejects if it fails. */
    once: (...args: string[]) =>
      podman('run', '--rm', ...LIMITS, '--network', 'none', IMAGE, ...args),
    remove: async () => {
      await podman('rm', '--all', '--force');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
