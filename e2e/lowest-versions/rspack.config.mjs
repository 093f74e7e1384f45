import { join } from 'node:path';
import { hostConfig } from '@navette/build/host';

const config = hostConfig(join(import.meta.dirname, '../../host'), { libraries: import.meta.dirname });

/** The host with the lowest versions of the shared libraries, in the folder that the environment names; without what only a release needs. */
export default {
  ...config,
  devtool: false,
  output: { ...config.output, path: process.env.HOST_OUT },
  plugins: config.plugins?.filter(
    (plugin) => !/^(?:FreshMaps|Budget|Precompress)Plugin$/.test(plugin?.constructor.name ?? ''),
  ),
};
