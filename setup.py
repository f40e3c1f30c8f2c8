"""Build rocaille; the kernel and the games are compiled with mypyc where that is possible.

ROCAILLE_COMPILE=0 leaves everything interpreted, ROCAILLE_COMPILE=1 makes a failed compilation an error. Otherwise an
engine that cannot be compiled is installed interpreted, and build/engine.json says why.
"""

import hashlib
import json
import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import distributions
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.modified import newer_group

COMPILED = (
    "src/rocaille/kernel/**/*.py",
    "src/rocaille/games/**/*.py",
    "src/rocaille/bots/**/*.py",
    "src/rocaille/envs/core/**/*.py",
    "src/rocaille/faces/*/observation*.py",  # what the laboratory asks for at every step
)
OPT_OUT = "# not compiled"
MODE = os.environ.get("ROCAILLE_COMPILE", "")
BUILD = Path("build")
REPORT = BUILD / "engine.json"
INTERPRETED = "the engine runs interpreted, about six times slower"
EXTENSION_FIELDS = ("name", "sources", "include_dirs", "extra_compile_args", "depends")


def sources() -> list[str]:
    """The modules to compile: all but empty __init__ files and those that opt out in their first three lines."""
    return [
        path.as_posix()
        for pattern in COMPILED
        for path in sorted(Path().glob(pattern))
        if OPT_OUT not in "".join(path.read_text("utf-8").splitlines(keepends=True)[:3])
        and (path.name != "__init__.py" or path.stat().st_size > 0)
    ]


def obstacle() -> str:
    """Why nothing can be compiled here, or ""."""
    if MODE == "0":
        return "ROCAILLE_COMPILE is 0"
    if os.name == "nt":
        return ""  # setuptools finds that compiler by itself, or fails
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(compiler):
        return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h (the headers of Python, often a package named python3-dev)"
    return ""


def report(compiled: bool, why: str = "", **more: object) -> None:
    """Leave word for whoever started the build: pip hides what is printed here."""
    sentence = "" if compiled else f"{why[0].upper()}{why[1:]}: {INTERPRETED}."
    if sentence:
        print(sentence, file=sys.stderr)
    BUILD.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps({"compiled": compiled, "sentence": sentence, "tools": tools_key(), **more}))


def failed(trouble: BaseException) -> None:
    print(f"{type(trouble).__name__}: {trouble}", file=sys.stderr)
    report(False, "compiling the engine failed (make test shows how)", failed=True)


def tools_key() -> str:
    """Everything but the sources that the objects in build/ depend on."""
    parts = [sys.version, sysconfig.get_platform(), Path(__file__).read_text("utf-8")]
    parts += [f"{tool.name} {tool.version}" for name in ("mypy", "setuptools") for tool in distributions(name=name)]
    parts += [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS")]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def sources_key() -> str:
    key = hashlib.sha256()
    for path in sources():
        key.update(path.encode() + b"\0" + Path(path).read_bytes() + b"\0")
    return key.hexdigest()


def engine() -> list[Extension]:
    """The C extensions, taken from the last build when no compiled source changed since."""
    if why := obstacle():
        if MODE == "1":
            sys.exit(f"rocaille: {why}, and ROCAILLE_COMPILE=1 forbids an interpreted engine")
        report(False, why)
        return []
    try:
        content = sources_key()
        last = json.loads(REPORT.read_text()) if REPORT.exists() else {}
        if last.get("tools") != tools_key():
            shutil.rmtree(BUILD, ignore_errors=True)
        elif last.get("content") == content:
            return [Extension(**fields) for fields in last["extensions"]]

        from mypyc.build import mypycify

        # One C file a module: as fast as one for all, measured, and an edit recompiles in seconds, on all cores.
        # What is around the engine may import libraries that are not there while it is built: it is not checked here.
        extensions = mypycify(
            ["--follow-imports=silent", *sources()],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            group_name="rocaille_engine",
        )
    except (Exception, SystemExit) as trouble:
        if MODE == "1":
            raise
        failed(trouble)
        return []
    described = [{field: list_or_text(getattr(ext, field)) for field in EXTENSION_FIELDS} for ext in extensions]
    report(True, content=content, extensions=described)
    return extensions


def list_or_text(value: object) -> object:
    return value if isinstance(value, str) else [str(item) for item in value]  # type: ignore[attr-defined]


class BuildEngine(build_ext):
    """Compiles only the C files that changed, on all cores; all extensions or none."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as trouble:
            if MODE == "1":
                raise
            for output in self.get_outputs():
                Path(output).unlink(missing_ok=True)
            self.extensions = self.distribution.ext_modules = []
            failed(trouble)

    def build_extensions(self) -> None:
        compile_all = self.compiler.compile

        def compile_changed(sources: list[str], *, output_dir: str, depends: list[str], **options: object) -> list[str]:
            objects = self.compiler.object_filenames(sources, output_dir=output_dir)
            changed = [source for source, made in zip(sources, objects, strict=True) if newer_group([source, *depends], made)]
            with ThreadPoolExecutor(os.cpu_count()) as cores:
                list(cores.map(lambda source: compile_all([source], output_dir=output_dir, **options), changed))
            return objects

        self.compiler.compile = compile_changed
        super().build_extensions()


class BuildModules(build_py):
    """Starts from an empty build/lib, but for extensions that are still wanted: what was removed must not survive."""

    def run(self) -> None:
        wanted = {Path(output).resolve() for output in self.get_finalized_command("build_ext").get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in wanted:
                path.unlink()
        super().run()


# pip asks for metadata several times; only a real build needs the engine.
METADATA_ONLY = {"egg_info", "dist_info", "sdist", "clean"}

setup(
    ext_modules=[] if METADATA_ONLY & set(sys.argv) else engine(), cmdclass={"build_ext": BuildEngine, "build_py": BuildModules}
)
