// What a browser build finds in place of this package: only its types may be imported there.
throw new Error('@platewise/api runs on the server. Import its types only.');
