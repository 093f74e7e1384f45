import { remoteConfig } from '@navette/build/remote';

export default remoteConfig(import.meta.dirname);
