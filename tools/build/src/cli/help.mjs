/** What `navette-remote --help` prints. */
export const help = `navette-remote, in the folder of a remote:

  check                         three languages, lint with the house rules, types, tests
        --evidence <folder>     where it is kept what passed with which content (NAVETTE_EVIDENCE; node_modules/.cache)
  build                         the remote as it is released, in dist
  release --registry <folder>   version and changelog are right, check, build, publish; nothing is activated, ops do that
          --dry-run             everything but the publication
          --allow-dirty         also with changes that no commit holds
          --evidence <folder>   checks that passed there with exactly this content are not run again
          --fresh               they are run again
  dev                           hot reload inside the suite of this repository (NAVETTE_SUITE, http://127.0.0.1:8080)
  dev --host <https://…>        inside a deployed suite, once its ops have allowed this machine's origin
      --port <number>           where it serves the remote (3000)

Anywhere:

  new remote-<name>             the folder of a new remote that works, outside of the repository of the suite
      --kit <folder>            the archives of the kit, where no package registry has its packages

  --json    the outcome as JSON    --help    this
  REGISTRY_DIR stands in for --registry. Exit codes: 0 done, 1 refused or failed, 2 misunderstood.
`;
